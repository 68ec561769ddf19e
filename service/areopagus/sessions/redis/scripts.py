"""What must happen as one atomic step, as Lua that Redis runs.

KEYS: the session, its log, its idempotency keys, the states kept of it, its channel; all in one
slot by their hash tag.
"""

CREATE = """
redis.call('HSET', KEYS[1], 'version', 0, 'head', ARGV[1], 'state', ARGV[2], 'meter', ARGV[3])
redis.call('EXPIRE', KEYS[1], ARGV[4])
return 1
"""

COMMIT = """
local expected, before, state, meter, entry, nonce, ttl, publish, keep, key, request = unpack(ARGV)
local version, known_meter = unpack(redis.call('HMGET', KEYS[1], 'version', 'meter'))
if not version then
    return {'gone'}
end
if key then
    local known = redis.call('HGET', KEYS[3], key)
    if known then
        return {'remembered', known}
    end
end
local committed = string.format('%d', tonumber(expected) + 1)
if version ~= expected or known_meter ~= before then
    local there = redis.call('XRANGE', KEYS[2], committed .. '-0', committed .. '-0')
    if there[1] and there[1][2][4] == nonce then
        return {'done'}
    end
    local newest = redis.call('HMGET', KEYS[1], 'state', 'meter')
    return {'stale', version, newest[1], newest[2]}
end
redis.call('HSET', KEYS[1], 'version', committed, 'state', state, 'meter', meter)
redis.call('XADD', KEYS[2], committed .. '-0', 'e', entry, 'n', nonce)
redis.call('EXPIRE', KEYS[1], ttl)
redis.call('EXPIRE', KEYS[2], ttl)
if key then
    redis.call('HSET', KEYS[3], key, request .. committed)
end
redis.call('EXPIRE', KEYS[3], ttl)
for name in string.gmatch(keep, '%S+') do
    redis.call('HSET', KEYS[4], name, committed .. ':' .. state)
end
redis.call('EXPIRE', KEYS[4], ttl)
redis.call(publish, KEYS[5], committed)
return {'done'}
"""

REMOVE = """
local removed = redis.call('DEL', KEYS[1], KEYS[2], KEYS[3], KEYS[4])
redis.call(ARGV[1], KEYS[5], 'closed')
return removed
"""
