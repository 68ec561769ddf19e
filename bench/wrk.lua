-- Sends the requests of a file one after the other: wrk … -- PATH FILE, see wrk.py.
local requests, at = {}, 0

function init(args)
  for line in io.lines(args[2]) do
    local tab = line:find("\t", 1, true)
    local headers = { ["content-type"] = "application/json" }
    if tab > 1 then headers["authorization"] = "Bearer " .. line:sub(1, tab - 1) end
    requests[#requests + 1] = wrk.format("POST", args[1], headers, line:sub(tab + 1))
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"seconds":%f,"refused":%d,"lost":%d,"p50":%f,"p99":%f}\n',
    summary.requests, summary.duration / 1e6, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
