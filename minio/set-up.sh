#!/bin/sh
# Makes the bucket and the backend's own user, who may do nothing but keep files in it. Safe to repeat.
#   set-up.sh --remove-others    removes those that were the backend's user before, once no backend has their keys
# The image has mc, a shell and the core utilities, but neither sed nor grep.
set -eu
# Each value may be in a file, which is how Swarm hands out secrets.
for name in MINIO_ROOT_USER MINIO_ROOT_PASSWORD S3_ACCESS_KEY S3_SECRET_KEY; do
    eval "file=\${${name}_FILE:-}"
    [ -z "$file" ] || eval "$name=\$(cat \"\$file\")"
done
export MC_CONFIG_DIR=/tmp/mc
# Not by mc alias set: anybody who lists the processes would see the password.
json_text() {
    rest=$1 escaped=
    while [ -n "$rest" ]; do
        case $rest in [\\\"]*) escaped="$escaped\\" ;; esac
        escaped=$escaped${rest%"${rest#?}"} rest=${rest#?}
    done
    printf '"%s"' "$escaped"
}
mkdir -p "$MC_CONFIG_DIR"
(umask 077 && cat > "$MC_CONFIG_DIR/config.json") << CONFIG
{
  "version": "10",
  "aliases": {
    "store": {
      "url": $(json_text "$MINIO_URL"),
      "accessKey": $(json_text "$MINIO_ROOT_USER"),
      "secretKey": $(json_text "$MINIO_ROOT_PASSWORD"),
      "api": "s3v4",
      "path": "auto"
    }
  }
}
CONFIG
mc ready store
mc mb --ignore-existing "store/$S3_BUCKET"
mc anonymous set none "store/$S3_BUCKET"

# What is overwritten, or removed past the backend, can be brought back for as long as lifecycle.json says. The backend
# removes a file with all its versions.
mc version enable "store/$S3_BUCKET"
mc ilm import "store/$S3_BUCKET" < /set-up/lifecycle.json

cat > /tmp/policy.json << POLICY
{
  "Version": "2012-10-17",
  "Statement": [
    {
      "Effect": "Allow",
      "Action": ["s3:ListBucket", "s3:ListBucketVersions", "s3:GetBucketLocation"],
      "Resource": ["arn:aws:s3:::$S3_BUCKET"]
    },
    {
      "Effect": "Allow",
      "Action": ["s3:GetObject", "s3:PutObject", "s3:DeleteObject", "s3:DeleteObjectVersion"],
      "Resource": ["arn:aws:s3:::$S3_BUCKET/*"]
    }
  ]
}
POLICY
mc admin user add store "$S3_ACCESS_KEY" "$S3_SECRET_KEY"
mc admin policy create store keep-files /tmp/policy.json
# Refused when it is attached already.
mc admin policy attach store keep-files --user "$S3_ACCESS_KEY" || case $(mc admin user info store "$S3_ACCESS_KEY") in
    *keep-files*) ;;
    *) exit 1 ;;
esac
if [ "${1:-}" = --remove-others ]; then
    mc admin user list store --json > /tmp/users
    # A line a field, however it is laid out.
    tr '{},' '[\n*]' < /tmp/users | while IFS='"' read -r _ field _ value _; do
        case $field in
            accessKey) user=$value ;;
            policyName)
                if [ "$value" = keep-files ] && [ "$user" != "$S3_ACCESS_KEY" ]; then mc admin user remove store "$user"; fi ;;
        esac
    done
    rm /tmp/users
fi
echo "The bucket $S3_BUCKET is ready."
