-- The drafts of staff, the details of a home's own pictures, and the former price that visitors are
-- shown. The rules are those of server/catalogue/rules/.

alter table public.properties add column if not exists picture_details jsonb;
alter table public.properties add column if not exists former_price integer;

create or replace function private.is_fraction(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'number' then (value #>> '{}')::numeric between 0 and 1 else false end
$$;

create or replace function private.are_pixels(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'number'
    then (value #>> '{}')::numeric between 1 and 100000 and (value #>> '{}')::numeric % 1 = 0 else false end
$$;

-- Whether an alternative text is valid: one line, or empty while nobody has written it.
create or replace function private.is_alternative(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'string' then private.is_clean(value #>> '{}', 300)
    and value #>> '{}' !~ '[\n\t\u2028\u2029]' else false end
$$;

create or replace function private.are_picture_details(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'object' then false else (
    select count(*) <= 60 and coalesce(bool_and(
      address ~ '^/pictures/[A-Za-z0-9_.-]+\.jpg$' and char_length(address) <= 200
      and case when jsonb_typeof(one) <> 'object' then false else
        one - array['width', 'height', 'colour', 'x', 'horizon', 'room', 'alt'] = '{}'
        and coalesce(private.are_pixels(one -> 'width'), false)
        and coalesce(private.are_pixels(one -> 'height'), false)
        and coalesce(jsonb_typeof(one -> 'colour') = 'string' and one ->> 'colour' ~ '^#[0-9a-f]{6}$', false)
        and coalesce(private.is_fraction(one -> 'x'), false)
        and coalesce(private.is_fraction(one -> 'horizon'), false)
        and (not one ? 'room' or coalesce(jsonb_typeof(one -> 'room') = 'string' and one ->> 'room' in (
          'terrace', 'solarium', 'living', 'dining', 'kitchen', 'bedroom', 'bathroom', 'pool', 'garden', 'view', 'building', 'surroundings'), false))
        and coalesce(jsonb_typeof(one -> 'alt') = 'object'
          and (one -> 'alt') - array['en', 'es'] = '{}', false)
        and coalesce(private.is_alternative(one -> 'alt' -> 'en'), false)
        and coalesce(private.is_alternative(one -> 'alt' -> 'es'), false) end), true)
    from jsonb_each(value) as list (address, one)) end
$$;

alter table public.properties drop constraint if exists properties_picture_details_check;
alter table public.properties add constraint properties_picture_details_check
  check (private.are_picture_details(picture_details)) not valid;
alter table public.properties drop constraint if exists properties_former_price_check;
alter table public.properties add constraint properties_former_price_check
  check (former_price between 1 and 1000000000) not valid;

-- Drafts --------------------------------------------------------------------------------------------------

create table if not exists public.home_drafts (
  id text collate "C" primary key check (id ~ '^[A-Za-z0-9_.:/-]{1,64}$'),
  cells jsonb not null check (jsonb_typeof(cells) = 'object' and char_length(cells::text) <= 250000),
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);

create or replace function private.stamp_draft() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.id <> old.id then
      raise check_violation using message = 'a draft keeps its id';
    end if;
    if new.cells = old.cells then
      return old;
    end if;
  end if;
  new.revision := case tg_op when 'INSERT' then 1 else old.revision + 1 end;
  new.updated_at := now();
  new.updated_by := coalesce(auth.jwt() ->> 'email', session_user::text);
  return new;
end
$$;

drop trigger if exists home_drafts_stamp on public.home_drafts;
create trigger home_drafts_stamp before insert or update on public.home_drafts
  for each row execute function private.stamp_draft();

alter table public.home_drafts enable row level security;
revoke all on public.home_drafts from anon, authenticated;
grant select, insert, update, delete on public.home_drafts to authenticated;

drop policy if exists "Staff may read the drafts" on public.home_drafts;
create policy "Staff may read the drafts" on public.home_drafts for select to authenticated
  using ((select private.may('homes.read')));
drop policy if exists "Staff may write the drafts" on public.home_drafts;
create policy "Staff may write the drafts" on public.home_drafts for all to authenticated
  using ((select private.may('homes.write'))) with check ((select private.may('homes.write')));

drop trigger if exists home_drafts_writers on public.home_drafts;
create trigger home_drafts_writers before insert or update or delete on public.home_drafts
  for each statement execute function private.require_right('homes.write');

revoke all on all functions in schema private from public;
grant execute on all functions in schema private to anon, authenticated;
