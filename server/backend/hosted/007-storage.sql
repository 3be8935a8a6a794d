-- The buckets of the agency's pictures and documents, and the rights to write there. Files of
-- public buckets are served to everybody by their address; that needs no policy.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('pictures', 'pictures', true, 31457280, array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff']),
  ('documents', 'documents', false, 31457280, array['application/pdf'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

drop policy if exists "Staff may see the buckets" on storage.buckets;
create policy "Staff may see the buckets" on storage.buckets for select to authenticated
  using ((select private.may('files.write')));

drop policy if exists "Managers may change the buckets" on storage.buckets;
create policy "Managers may change the buckets" on storage.buckets for all to authenticated
  using ((select private.may('buckets.manage')))
  with check ((select private.may('buckets.manage')));

drop policy if exists "Staff may read and write the files" on storage.objects;
create policy "Staff may read and write the files" on storage.objects for all to authenticated
  using ((select private.may('files.write')))
  with check ((select private.may('files.write')));

-- The audit log. Some projects do not let their owner add triggers to the storage's tables.
do $$
begin
  drop trigger if exists objects_log on storage.objects;
  create trigger objects_log after insert or update or delete on storage.objects
    for each row execute function private.record_change();
  drop trigger if exists buckets_log on storage.buckets;
  create trigger buckets_log after insert or update or delete on storage.buckets
    for each row execute function private.record_change();
exception when insufficient_privilege then
  raise notice 'Changes of files are not in the log: this project allows no triggers on the storage';
end
$$;
