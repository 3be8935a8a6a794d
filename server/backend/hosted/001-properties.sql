-- The properties on a hosted project. Run it in the project's SQL editor, or with psql as its owner;
-- running it again changes nothing. Visitors and users may read, nobody may write: homes are imported
-- with the service's own key, or as the owner.

create table if not exists public.properties (
  id text primary key,
  slug text not null unique,
  title text not null,
  price integer not null,
  description text not null,
  long_description text,
  bedrooms integer not null,
  bathrooms integer not null,
  area integer not null,
  terrace integer,
  garden integer,
  location text not null,
  development text,
  community_fees integer,
  ref text not null,
  features jsonb not null default '[]',
  images jsonb not null default '[]',
  property_type text check (property_type in ('apartment', 'penthouse', 'villa', 'townhouse')),
  listing text check (listing in ('sale', 'rent')),
  status text check (status in ('available', 'reserved', 'sold')),
  energy_rating text check (energy_rating in ('A', 'B', 'C', 'D', 'E', 'F', 'G', 'in progress')),
  translations jsonb,
  purchase_details jsonb,
  created_at timestamptz not null default now()
);

-- For tables from before this column existed.
alter table public.properties add column if not exists purchase_details jsonb;

create index if not exists properties_newest on public.properties (created_at);

alter table public.properties enable row level security;

-- Two protections: a role can do only what it is granted, and it sees only the rows that a policy
-- permits. Once 006-writing-properties.sql has run, its own policies and grants stay.
do $$
begin
  if not exists (select from pg_policies where tablename = 'properties' and policyname = 'Everybody may read published properties') then
    revoke all on public.properties from anon, authenticated;
    grant select on public.properties to anon, authenticated;
    drop policy if exists "Everybody may read the properties" on public.properties;
    create policy "Everybody may read the properties" on public.properties for select to anon, authenticated using (true);
  end if;
end
$$;
