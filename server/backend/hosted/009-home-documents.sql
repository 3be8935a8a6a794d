-- Plans and other documents of a home that visitors can open, and the public bucket of their files. The rules are
-- those of server/catalogue/rules/home-documents.ts.

alter table public.properties add column if not exists documents jsonb;

create or replace function private.are_documents(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'array' then false else
    jsonb_array_length(value) <= 20 and (
    select coalesce(bool_and(
      case when jsonb_typeof(one) <> 'object' then false else
        one - array['file', 'name'] = '{}'
        and coalesce(jsonb_typeof(one -> 'file') = 'string' and one ->> 'file' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false)
        and coalesce(jsonb_typeof(one -> 'name') = 'object' and (one -> 'name') - array['en', 'es'] = '{}', false)
        and coalesce(private.is_alternative(one -> 'name' -> 'en'), false)
        and coalesce(private.is_alternative(one -> 'name' -> 'es'), false) end), true)
    from jsonb_array_elements(value) as list (one)) end
$$;

alter table public.properties drop constraint if exists properties_documents_check;
alter table public.properties add constraint properties_documents_check
  check (private.are_documents(documents)) not valid;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('home-documents', 'home-documents', true, 31457280, array['application/pdf'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

revoke all on all functions in schema private from public;
grant execute on all functions in schema private to anon, authenticated;
