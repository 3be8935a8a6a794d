-- Lists a user's sessions and ends one of them, for the page about sign-in and devices, and deletes
-- an account, which now requires the second factor where there is one. The functions run as their
-- owner, because no user may read the tables of accounts, and they see only the caller's sessions.

create or replace function public.has_given_second_proof() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.sessions s where s.user_id = auth.uid() and s.id = (auth.jwt() ->> 'session_id')::uuid)
    and (coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
      or not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'))
$$;

create or replace function public.list_sessions()
returns table (id uuid, created_at timestamptz, refreshed_at timestamptz, user_agent text, is_current boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.has_given_second_proof() then
    raise sqlstate 'PT403' using message = 'This session has not given the second proof';
  end if;
  return query
    select s.id, s.created_at, coalesce(s.refreshed_at::timestamptz, s.created_at), s.user_agent,
      s.id = (auth.jwt() ->> 'session_id')::uuid
    from auth.sessions s where s.user_id = auth.uid() order by 3 desc;
end
$$;

create or replace function public.end_session(session_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.has_given_second_proof() then
    raise sqlstate 'PT403' using message = 'This session has not given the second proof';
  end if;
  delete from auth.sessions s where s.user_id = auth.uid() and s.id = end_session.session_id;
end
$$;

create or replace function public.delete_account() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.has_given_second_proof() then
    raise sqlstate 'PT401' using message = 'The session has ended';
  end if;
  delete from auth.users where id = auth.uid();
end
$$;

revoke all on function public.has_given_second_proof() from public, anon;
revoke all on function public.list_sessions() from public, anon;
revoke all on function public.end_session(uuid) from public, anon;
revoke all on function public.delete_account() from public, anon;
grant execute on function public.list_sessions() to authenticated;
grant execute on function public.end_session(uuid) to authenticated;
grant execute on function public.delete_account() to authenticated;
