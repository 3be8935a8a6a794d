-- The agency's staff and their rights. A user's role is in app_metadata, which only the project's
-- owner can write. The API does not serve the schema "private".

create schema if not exists private;
grant usage on schema private to anon, authenticated;

-- The role of the caller, provided that the session still exists and has proved the second factor.
create or replace function private.staff_role() returns text
language sql stable security definer set search_path = '' as $$
  select u.raw_app_meta_data ->> 'role'
  from auth.users u join auth.sessions s on s.user_id = u.id
  where u.id = auth.uid()
    and s.id = (auth.jwt() ->> 'session_id')::uuid
    and auth.jwt() ->> 'aal' = 'aal2'
    and (u.banned_until is null or u.banned_until <= now())
    and u.raw_app_meta_data ->> 'role' in ('agent', 'manager')
$$;

-- The rights of each role, as in server/staff/rights.ts.
create or replace function private.may(wanted text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(case private.staff_role()
    when 'manager' then true
    when 'agent' then wanted in ('homes.read', 'homes.write', 'changes.read', 'files.write')
  end, false)
$$;

-- Refuses a statement of a user who lacks the right that the trigger names. With a policy alone, an
-- update of nothing would be answered as a success.
create or replace function private.require_right() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and not private.may(tg_argv[0]) then
    raise insufficient_privilege using message = 'permission denied for table ' || tg_table_name;
  end if;
  return null;
end
$$;

revoke all on all functions in schema private from public;
grant execute on all functions in schema private to anon, authenticated;
