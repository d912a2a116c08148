import json, os, urllib.request

request = urllib.request.Request(
    os.environ["SLUICE_URL"] + "/pay/api/transaction/status/" + os.environ["TRANSACTION_ID"],
    headers={"X-API-Key": os.environ["SLUICE_API_KEY"]},
)
with urllib.request.urlopen(request) as response:
    transaction = json.load(response)
print(json.dumps(transaction))
