#!/bin/sh
# Once, when the database is made: an account that owns the tables, and one that works on their rows.
set -eu
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 \
  --set owner_password="$MIZAN_OWNER_PASSWORD" --set worker_password="$MIZAN_WORKER_PASSWORD" <<'SQL'
create role mizan_owner login password :'owner_password';
create role mizan login password :'worker_password';
create database mizan owner mizan_owner;
SQL
