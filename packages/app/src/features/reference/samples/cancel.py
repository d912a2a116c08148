import json, os, urllib.request

request = urllib.request.Request(
    os.environ["SLUICE_URL"] + "/pay/api/transaction/cancel/" + os.environ["TRANSACTION_ID"],
    method="POST",
    headers={"X-API-Key": os.environ["SLUICE_API_KEY"]},
)
with urllib.request.urlopen(request) as response:
    payment = json.load(response)
print(json.dumps(payment))
