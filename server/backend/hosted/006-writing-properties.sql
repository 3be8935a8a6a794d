-- Unpublished homes, the history of prices, and writing by the agency's staff. Every value has to
-- keep the rules that the import of homes applies (server/catalogue/rules/).

alter table public.properties add column if not exists publication text not null default 'published';
alter table public.properties add column if not exists publish_at timestamptz;
alter table public.properties add column if not exists revision integer not null default 1;

create index if not exists properties_due on public.properties (publish_at) where publish_at is not null;

-- The rules -----------------------------------------------------------------------------------------------

-- Whether a text has at most so many UTF-16 units, and no control characters except line ends and
-- tabs.
create or replace function private.is_clean(value text, most integer) returns boolean
language sql immutable set search_path = '' as $$
  select value !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'
    and char_length(value) + char_length(regexp_replace(value, '[\u0001-\uffff]', '', 'g')) <= most
$$;

-- As private.is_clean, for a text that must not be blank.
create or replace function private.is_text(value text, most integer) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
    and private.is_clean(value, most)
$$;

-- As private.is_text, for a text of one line.
create or replace function private.is_line(value text, most integer) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_text(value, most) and value !~ '[\n\t\u2028\u2029]'
$$;

create or replace function private.are_features(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'array' then false else coalesce((
    select bool_and(jsonb_typeof(one) = 'string' and private.is_line(one #>> '{}', 200))
    from jsonb_array_elements(value) as list (one)), true) end
$$;

create or replace function private.are_images(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'array' then false else coalesce((
    select bool_and(jsonb_typeof(one) = 'string' and char_length(one #>> '{}') <= 2000
      and one #>> '{}' ~ '^(/pictures/[A-Za-z0-9_.-]+\.jpg|https://[^\s"''<>\\]+)$')
    from jsonb_array_elements(value) as list (one)), true) end
$$;

-- Whether a translated text is valid; it may be absent or empty.
create or replace function private.is_translated(value jsonb, most integer) returns boolean
language sql immutable set search_path = '' as $$
  select value is null or (jsonb_typeof(value) = 'string' and private.is_clean(value #>> '{}', most))
$$;

create or replace function private.are_translations(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(value) <> 'object' then false
    when value - 'es' <> '{}' then false
    when not value ? 'es' then true
    when jsonb_typeof(value -> 'es') <> 'object' then false
    else (value -> 'es') - array['title', 'description', 'longDescription', 'features'] = '{}'
      and private.is_translated(value -> 'es' -> 'title', 200)
      and coalesce(value #>> '{es,title}', '') !~ '[\n\t\u2028\u2029]'
      and private.is_translated(value -> 'es' -> 'description', 2000)
      and private.is_translated(value -> 'es' -> 'longDescription', 20000)
      and (not value -> 'es' ? 'features' or private.are_features(value -> 'es' -> 'features'))
  end
$$;

create or replace function private.are_euros(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'number' then (value #>> '{}')::numeric between 0 and 100000000 else false end
$$;

-- Whether a name is valid: one line, not counting surrounding blanks.
create or replace function private.is_name(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(value) = 'string' and private.is_line(regexp_replace(value #>> '{}',
    '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$', '', 'g'), 160)
$$;

create or replace function private.are_payments(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'array' then false else (
    select count(*) between 1 and 12 and bool_and(
      case when jsonb_typeof(one) <> 'object' or one - array['percent', 'due'] <> '{}' then false
        when jsonb_typeof(one -> 'percent') is distinct from 'number' then false
        else (one ->> 'percent')::numeric between 0.01 and 100
          and jsonb_typeof(one -> 'due') = 'string'
          and one ->> 'due' in ('reservation', 'contract', 'construction', 'deed') end)
      and abs(sum(case when jsonb_typeof(one) = 'object' and jsonb_typeof(one -> 'percent') = 'number'
        then (one ->> 'percent')::numeric end) - 100) < 0.01
    from jsonb_array_elements(value) as list (one)) end
$$;

create or replace function private.are_details(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(value) <> 'object' then false
    when value - array['ibi', 'rent', 'extraParking', 'developer', 'licence', 'stage', 'handover', 'payments'] <> '{}' then false
    else (not value ? 'ibi' or private.are_euros(value -> 'ibi'))
      and (not value ? 'extraParking' or private.are_euros(value -> 'extraParking'))
      and (not value ? 'developer' or private.is_name(value -> 'developer'))
      and (not value ? 'licence' or private.is_name(value -> 'licence'))
      and (not value ? 'stage' or coalesce(jsonb_typeof(value -> 'stage') = 'string'
        and value ->> 'stage' in ('planned', 'foundations', 'structure', 'finishes', 'finished'), false))
      and (not value ? 'handover' or coalesce(jsonb_typeof(value -> 'handover') = 'string'
        and value ->> 'handover' ~ '^20[0-9][0-9]-(0[1-9]|1[0-2])$', false))
      and (not value ? 'payments' or coalesce(private.are_payments(value -> 'payments'), false))
      and (not value ? 'rent' or (
        jsonb_typeof(value -> 'rent') = 'object'
        and (value -> 'rent') - array['min', 'max'] = '{}'
        and coalesce(private.are_euros(value -> 'rent' -> 'min'), false)
        and coalesce(private.are_euros(value -> 'rent' -> 'max'), false)
        and (value -> 'rent' -> 'min') <= (value -> 'rent' -> 'max')))
  end
$$;

-- Existing homes are not checked again.
do $$
declare
  rule record;
begin
  for rule in select * from (values
    ('id', $r$id ~ '^[A-Za-z0-9_.:/-]{1,64}$'$r$),
    ('slug', $r$slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120$r$),
    ('ref', 'private.is_line(ref, 40)'),
    ('title', 'private.is_line(title, 200)'),
    ('price', 'price between 1 and 1000000000'),
    ('development', 'private.is_line(development, 80)'),
    ('location', 'private.is_line(location, 200)'),
    ('bedrooms', 'bedrooms between 0 and 99'),
    ('bathrooms', 'bathrooms between 0 and 99'),
    ('area', 'area between 1 and 1000000'),
    ('terrace', 'terrace between 1 and 1000000'),
    ('garden', 'garden between 1 and 1000000'),
    ('community_fees', 'community_fees between 0 and 100000'),
    ('description', 'private.is_text(description, 2000)'),
    ('long_description', 'private.is_text(long_description, 20000)'),
    ('features', 'private.are_features(features)'),
    ('images', 'private.are_images(images)'),
    ('translations', 'private.are_translations(translations)'),
    ('purchase_details', 'private.are_details(purchase_details)'),
    ('publication', $r$publication in ('draft', 'published', 'withdrawn')$r$)
  ) as rules (name, test) loop
    execute format('alter table public.properties drop constraint if exists %I', 'properties_' || rule.name || '_check');
    execute format('alter table public.properties add constraint %I check (%s) not valid', 'properties_' || rule.name || '_check', rule.test);
  end loop;
end
$$;

-- The history ---------------------------------------------------------------------------------------------

create table if not exists public.price_history (
  id bigint generated by default as identity primary key,
  property_id text not null,
  previous integer not null,
  price integer not null,
  at timestamptz not null
);

create index if not exists price_history_property on public.price_history (property_id, id);

alter table public.price_history enable row level security;
revoke all on public.price_history from anon, authenticated;
grant select on public.price_history to authenticated;

drop policy if exists "Staff may read the history of prices" on public.price_history;
create policy "Staff may read the history of prices" on public.price_history for select to authenticated
  using ((select private.may('homes.read')));

create or replace function private.count_revision() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.revision := 1;
    return new;
  end if;
  if new.id <> old.id then
    raise check_violation using message = 'a home keeps its id';
  end if;
  new.revision := old.revision;
  if new is distinct from old then
    new.revision := old.revision + 1;
  end if;
  return new;
end
$$;

create or replace function private.keep_price() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  last public.price_history;
begin
  if new.price = old.price then
    return null;
  end if;
  select * into last from public.price_history where property_id = new.id order by id desc limit 1;
  -- A price that is soon changed back was a typing error: the history contains neither change.
  if last.previous = new.price and last.price = old.price and last.at >= now() - interval '10 minutes' then
    delete from public.price_history where id = last.id;
  else
    insert into public.price_history (property_id, previous, price, at) values (new.id, old.price, new.price, now());
  end if;
  return null;
end
$$;

drop trigger if exists properties_revision on public.properties;
create trigger properties_revision before insert or update on public.properties
  for each row execute function private.count_revision();
drop trigger if exists properties_price on public.properties;
create trigger properties_price after update on public.properties
  for each row execute function private.keep_price();
drop trigger if exists properties_log on public.properties;
create trigger properties_log after insert or update or delete on public.properties
  for each row execute function private.record_change();

-- Reading and writing
-- -------------------------------------------------------------------------------------

drop policy if exists "Everybody may read the properties" on public.properties;
drop policy if exists "Everybody may read published properties" on public.properties;
create policy "Everybody may read published properties" on public.properties for select to anon, authenticated
  using (publication = 'published' and (publish_at is null or publish_at <= now()));
drop policy if exists "Staff may read all properties" on public.properties;
create policy "Staff may read all properties" on public.properties for select to authenticated
  using ((select private.may('homes.read')));
drop policy if exists "Staff may add properties" on public.properties;
create policy "Staff may add properties" on public.properties for insert to authenticated
  with check ((select private.may('homes.write')));
drop policy if exists "Staff may change properties" on public.properties;
create policy "Staff may change properties" on public.properties for update to authenticated
  using ((select private.may('homes.write'))) with check ((select private.may('homes.write')));
drop policy if exists "Managers may delete properties" on public.properties;
create policy "Managers may delete properties" on public.properties for delete to authenticated
  using ((select private.may('homes.delete')));

grant insert, update, delete on public.properties to authenticated;

drop trigger if exists properties_writers on public.properties;
create trigger properties_writers before insert or update on public.properties
  for each statement execute function private.require_right('homes.write');
drop trigger if exists properties_removers on public.properties;
create trigger properties_removers before delete on public.properties
  for each statement execute function private.require_right('homes.delete');

revoke all on all functions in schema private from public;
grant execute on all functions in schema private to anon, authenticated;
