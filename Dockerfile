# The site on nginx, with the headers that the build asks for: `docker build -t collektive-site .`, then
# `docker run --read-only --tmpfs /tmp -p 8080:8080 collektive-site`. guides/hosting.md says more.
FROM node:20-bookworm-slim AS build
# Dates of pages are those of their commits.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY . .
RUN npm ci && npm run build

# Runs as a user without rights, and writes nothing but to /tmp.
FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY .ci/nginx-server.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/build /var/www/collektive
EXPOSE 8080
