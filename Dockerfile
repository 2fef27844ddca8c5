# Three images from one build, so that pages and API are always of one version:
#   docker build --target backend .      docker build --target nginx .      docker build --target backup .
ARG NODE_IMAGE=node:24.19.0-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-slim
ARG NGINX_IMAGE=nginx:1.30.5
ARG POSTGRES_IMAGE=postgres:17.11-bookworm

# ---- What package-lock.json names; changes only with it ----
# Packages and builds are made on the processor of the builder, whichever the images are for: nothing of this is emulated.
FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY backend/package.json backend/
COPY public-web/package.json public-web/
COPY admin-web/package.json admin-web/
COPY artwork/package.json artwork/
COPY tests/package.json tests/

# Without what only the tests need.
FROM manifests AS packages
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --no-audit --no-fund --include-workspace-root \
    --workspace contract --workspace backend --workspace public-web --workspace admin-web

# Maps, types, tests, compilers, browser bundles and second forms of packages are read by no server; babel comes with a macro nobody
# calls. What is left is tried below.
FROM manifests AS production-packages
ARG TARGETARCH
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace backend --workspace contract \
    --os linux --libc glibc --cpu "$(echo "$TARGETARCH" | sed s/amd64/x64/)" \
 && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' \) \
    ! -iname 'licen[cs]e*' ! -iname 'copying*' ! -iname 'notice*' -delete \
 && find node_modules/@opentelemetry -type f -name '*.mjs' -delete \
 && find node_modules/zod -type f -name '*.cjs' -delete \
 && find node_modules -type d \( -name test -o -name __tests__ -o -name .yarn -o -name .github -o -name .claude \) -prune -exec rm -rf {} + \
 && rm -rf node_modules/typescript node_modules/typeorm/browser \
    node_modules/class-validator/bundles node_modules/class-validator/esm* node_modules/validator/es node_modules/validator/validator*.js \
    node_modules/libphonenumber-js/bundle node_modules/libphonenumber-js/mobile \
    node_modules/libphonenumber-js/source node_modules/libphonenumber-js/es6-modern node_modules/libphonenumber-js/metadata.full* \
    node_modules/libphonenumber-js/metadata.mobile* \
    node_modules/@nestjs/swagger/node_modules/swagger-ui-dist node_modules/swagger-ui-dist/swagger-ui-es-bundle* \
    node_modules/@microsoft/tsdoc/lib node_modules/es-toolkit/dist/*.global.js \
    node_modules/pdfkit/js/pdfkit.browser* node_modules/pdfkit/js/pdfkit.standalone.js node_modules/pdfkit/js/*.old.* \
    node_modules/fontkit/dist/browser* node_modules/fontkit/src node_modules/brotli/build node_modules/pako/dist node_modules/*/node_modules/pako/dist \
    node_modules/rxjs/dist/esm* node_modules/rxjs/dist/bundles node_modules/rxjs/src \
    node_modules/@opentelemetry/*/build/esm node_modules/@opentelemetry/*/build/esnext \
    node_modules/@opentelemetry/semantic-conventions/dist/experimental_* node_modules/@opentelemetry/semantic-conventions/dist/*incubating* \
    node_modules/lodash/fp node_modules/dayjs/esm node_modules/async/dist/async.m* node_modules/@babel node_modules/babel-plugin-macros \
    node_modules/satori/dist/experimental* node_modules/satori/dist/standalone* node_modules/satori/dist/index.cjs \
    node_modules/satori/node_modules/harfbuzzjs/logo.png node_modules/satori/node_modules/harfbuzzjs/examples \
    node_modules/@shuding/opentype.js/src node_modules/@shuding/opentype.js/dist/opentype.module.js \
    node_modules/@napi-rs/canvas* node_modules/xml2js/lib/xml2js.bc.js \
    node_modules/@aws-sdk/*/dist-es node_modules/@aws-sdk/*/dist-types node_modules/@smithy/*/dist-es node_modules/@smithy/*/dist-types \
    node_modules/minio/dist/main node_modules/nodemailer/dist/cjs node_modules/csv-parse/dist \
    node_modules/@zxcvbn-ts/language-common/src node_modules/@zxcvbn-ts/language-common/dist/zxcvbn-ts.js \
 && find node_modules/pdfjs-dist -type f ! -path '*/legacy/build/pdf.mjs' ! -path '*/legacy/build/pdf.worker.mjs' \
    ! -name package.json ! -name LICENSE -delete \
 && find node_modules/@expo-google-fonts -type f \( -name '*.png' -o -name '*.ttf' \) \
    ! -name BricolageGrotesque_700Bold.ttf ! -name PublicSans_500Medium.ttf ! -name 'NotoSans_[57]00*[dm].ttf' -delete

# Pages and portal contain packages without their licences, which go into the image beside them.
FROM packages AS licences
RUN find . -path '*/node_modules/*' -type f \( -iname 'licen[cs]e*' -o -iname 'copying*' -o -iname 'notice*' \) ! -name '*.*s' -print0 \
  | tar --null --files-from - -czf /licences-of-packages.tar.gz

# ---- Builds ----
FROM packages AS contract
COPY tsconfig.base.json ./
COPY contract contract
RUN npm run build --workspace contract

FROM contract AS api
COPY backend backend
RUN npm run build --workspace backend \
 && find backend/dist contract/dist -type f \( -name '*.map' -o -name '*.d.ts' \) -delete

# What the pages share with the server: addresses in their heads, the mailboxes of HR and support, the months that applications are kept, the payment provider, the approval of the offer of shares. Other VITE_
# settings come from public-web/.env.production, and so do these where they are not given: an empty one would count.
FROM contract AS site
ARG PUBLIC_URL HR_EMAIL SUPPORT_EMAIL APPLICATION_RETENTION_MONTHS PAYSTACK_PUBLIC_KEY PAYSTACK_SCRIPT_URL SHARES_APPROVAL_REFERENCE
COPY public-web public-web
RUN env ${PUBLIC_URL:+VITE_SITE_ORIGIN="$PUBLIC_URL"} \
    ${HR_EMAIL:+VITE_HR_EMAIL="$HR_EMAIL"} \
    ${SUPPORT_EMAIL:+VITE_SUPPORT_EMAIL="$SUPPORT_EMAIL"} \
    ${APPLICATION_RETENTION_MONTHS:+VITE_APPLICATION_RETENTION_MONTHS="$APPLICATION_RETENTION_MONTHS"} \
    ${PAYSTACK_PUBLIC_KEY:+VITE_PAYSTACK_PUBLIC_KEY="$PAYSTACK_PUBLIC_KEY"} \
    ${PAYSTACK_SCRIPT_URL:+VITE_PAYSTACK_SCRIPT_URL="$PAYSTACK_SCRIPT_URL"} \
    ${SHARES_APPROVAL_REFERENCE:+VITE_SHARES_APPROVAL_REFERENCE="$SHARES_APPROVAL_REFERENCE"} \
    npm run build --workspace public-web

FROM contract AS portal
COPY admin-web admin-web
RUN npm run build --workspace admin-web

# The backend renders the pages of jobs and lists all pages in the site map: it needs what renders, the HTML and what pages may
# load. Of the files it has those whose names are of this version alone, for an nginx of another one (nginx/conf/elsewhere.conf).
FROM site AS pages
COPY --from=portal /app/admin-web/dist/index.html /app/admin-web/dist/.content-security-policies /pages/portal/
COPY --from=portal /app/admin-web/dist/assets /pages/portal/assets
RUN mkdir -p /pages/site/client && cp -r public-web/build/server /pages/site/ && cd public-web/build/client \
 && find . \( -name '*.html' -o -name .content-security-policies -o -path './assets/*' \) -type f -exec cp --parents -t /pages/site/client {} + \
 && find /pages -name '*.gz' -delete

# ---- Images ----
# The symbols that debuggers read are a seventh of the program.
FROM ${NODE_IMAGE} AS node
RUN apt-get update && apt-get install -y --no-install-recommends binutils && strip /usr/local/bin/node

FROM ${BASE_IMAGE} AS backend
RUN apt-get update \
 && apt-get install -y --no-install-recommends tini libstdc++6 libatomic1 \
 && rm -rf /var/lib/apt/lists/* /var/log/*.log /var/cache/debconf/*-old \
 && groupadd --gid 1000 node && useradd --uid 1000 --gid node --no-create-home --shell /usr/sbin/nologin node \
 && install -d -o node -g node /spool
COPY --from=node /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 UPLOAD_PATH=/spool \
    SITE_PUBLIC_PATH=/app/pages/site/client SITE_ADMIN_PATH=/app/pages/portal
COPY --from=licences /licences-of-packages.tar.gz ./
COPY LICENSE NOTICE ./
COPY --from=production-packages /app ./
COPY --from=api /app/contract/dist contract/dist
COPY --from=api /app/contract/openapi.json contract/
COPY --from=api /app/backend/dist backend/dist
COPY --from=pages /pages pages
RUN --mount=type=bind,source=scripts/lib/image/open-modules.mjs,target=/app/open-modules.mjs node open-modules.mjs
USER 1000:1000
VOLUME /spool
EXPOSE 8080
# What was built from a commit that is no release says so. Last, so that a commit that changes nothing here builds nothing again.
ARG SOURCE_COMMIT
ENV SOURCE_COMMIT=${SOURCE_COMMIT}
ENTRYPOINT ["tini", "--", "node", "--disable-warning=ExperimentalWarning"]
CMD ["backend/dist/main.js"]

# What scripts/backup and its like need where there is no Docker, as in a cluster: the programs of the database's version beside the
# backend's commands (docs/decisions/0130-an-image-that-makes-backups.md).
FROM ${POSTGRES_IMAGE} AS backup
RUN apt-get update \
 && apt-get install -y --no-install-recommends tini ca-certificates openssl libstdc++6 libatomic1 \
 && rm -rf /var/lib/apt/lists/* /var/log/*.log /var/cache/debconf/*-old \
 && groupadd --gid 1000 node && useradd --uid 1000 --gid node --no-create-home --shell /usr/sbin/nologin node
COPY --from=backend /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
ENV NODE_ENV=production BACKUP_TOOLS=local UPLOAD_PATH=/tmp
COPY --from=backend /app ./
COPY scripts/backup scripts/prune scripts/restore scripts/save-erasures scripts/
COPY scripts/lib/backup.sh scripts/lib/usage.sh scripts/lib/on-database scripts/lib/
USER 1000:1000
# A signal goes to all of a script's programs.
ENTRYPOINT ["tini", "-g", "--"]
CMD ["scripts/backup", "--help"]

FROM ${NGINX_IMAGE} AS nginx
RUN rm -rf /etc/nginx/conf.d/* /usr/share/nginx/html \
 && install -d -o 101 -g 101 /etc/nginx/conf.d /var/cache/nginx /var/cache/nginx/bodies /pages
COPY LICENSE NOTICE /usr/share/doc/smash-technology/
COPY --from=licences /licences-of-packages.tar.gz /usr/share/doc/smash-technology/
COPY nginx/nginx.conf /etc/nginx/nginx.conf
COPY nginx/conf /etc/nginx/smash
COPY nginx/templates /etc/nginx/templates
COPY --chmod=755 nginx/entrypoint /docker-entrypoint.d
COPY --chmod=755 nginx/image/serve /
COPY --from=site /app/public-web/build/client /srv/site
COPY --from=portal /app/admin-web/dist /srv/portal/hidden-portal
# The pages name the address that they were built for: scripts/upgrade compares it with .env.
ARG PUBLIC_URL
LABEL smash-technology.public-url=${PUBLIC_URL}
USER 101:101
VOLUME /var/cache/nginx
EXPOSE 8080 8443
ENTRYPOINT ["/serve"]
CMD ["nginx", "-g", "daemon off;"]
