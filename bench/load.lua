wrk.headers["Host"] = os.getenv("LOAD_HOST")
for name, value in string.gmatch(os.getenv("LOAD_HEADERS") or "", "([^:\n]+): ([^\n]+)") do
  wrk.headers[name] = value
end
local body = os.getenv("LOAD_BODY")
if body ~= "" then
  wrk.method = "POST"
  wrk.body = body
  wrk.headers["Content-Type"] = "application/json"
end

-- Makes every URL unique: a response the server shares between identical requests would count several times.
local varied = os.getenv("LOAD_VARY")
if varied ~= "" then
  local count = 0
  request = function()
    count = count + 1
    return wrk.format(nil, wrk.path .. varied .. count)
  end
end
