-- Deletes the caller's own account, for the button on the profile page. The function runs as its
-- owner, because no user may write to the tables of accounts, and it deletes only the caller. A
-- token outlives its session; without that session it deletes nothing.

create or replace function public.delete_account() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users
  where id = auth.uid()
    and exists (select from auth.sessions s where s.user_id = auth.uid() and s.id = (auth.jwt() ->> 'session_id')::uuid);
  if not found then
    raise sqlstate 'PT401' using message = 'The session has ended';
  end if;
end
$$;

revoke all on function public.delete_account() from public, anon;
grant execute on function public.delete_account() to authenticated;
