import json, os, urllib.request

request = urllib.request.Request(
    os.environ["SLUICE_URL"] + "/v1/refunds?state=claimed",
    headers={"Authorization": "Bearer " + os.environ["SLUICE_API_KEY"]},
)
with urllib.request.urlopen(request) as response:
    refunds = json.load(response)
print(json.dumps(refunds))
