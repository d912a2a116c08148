import json, os, urllib.request

request = urllib.request.Request(
    os.environ["SLUICE_URL"] + "/pay/api/transaction/view?page=1&limit=10",
    headers={"X-API-Key": os.environ["SLUICE_API_KEY"]},
)
with urllib.request.urlopen(request) as response:
    transactions = json.load(response)
print(json.dumps(transactions))
