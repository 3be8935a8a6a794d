import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'

/**
 * The initial parts of a hosted project: the roles of its API, the accounts with their functions,
 * and the storage.
 */
const project = `
  do $$ begin create role anon nologin; exception when duplicate_object or unique_violation then null; end $$;
  do $$ begin create role authenticated nologin; exception when duplicate_object or unique_violation then null; end $$;
  create schema auth;
  create table auth.users (id uuid primary key, email text, raw_app_meta_data jsonb, banned_until timestamptz);
  create table auth.sessions (id uuid primary key, user_id uuid not null references auth.users on delete cascade,
    created_at timestamptz default now(), refreshed_at timestamp, user_agent text);
  create table auth.mfa_factors (id uuid primary key, user_id uuid not null references auth.users on delete cascade, status text not null);
  create function auth.jwt() returns jsonb language sql stable as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
  create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
  create schema storage;
  create table storage.buckets (id text primary key, name text not null unique, public boolean default false,
    file_size_limit bigint, allowed_mime_types text[], updated_at timestamptz default now());
  create table storage.objects (id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets,
    name text, metadata jsonb, unique (bucket_id, name));
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  grant usage on schema storage to anon, authenticated;
  grant all on all tables in schema storage to anon, authenticated;
  grant usage on schema public, auth to anon, authenticated;
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on functions to anon, authenticated;
`

const folder = join(import.meta.dirname, '../server/backend/hosted')
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => readFileSync(join(folder, name), 'utf8'))

/**
 * Turns an empty database into a hosted project, prepared as our README says; each script is run
 * twice, because that is permitted.
 */
export async function prepareProject(client: Client): Promise<void> {
  await client.query(project)
  await runHostedScripts(client)
  await runHostedScripts(client)
}

/** Runs the scripts of `server/backend/hosted/` in their order. */
export async function runHostedScripts(client: Client): Promise<void> {
  for (const script of scripts) await client.query(script)
}
