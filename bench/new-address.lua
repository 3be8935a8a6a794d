-- A new address for every request, so that no answer is in memory.
local count = 0
request = function()
  count = count + 1
  return wrk.format("GET", wrk.path .. "?bench=" .. count)
end
