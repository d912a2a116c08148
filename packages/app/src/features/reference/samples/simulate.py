import json, os, urllib.request

request = urllib.request.Request(
    os.environ["SLUICE_URL"] + "/sandbox/transactions/" + os.environ["TRANSACTION_ID"] + "/pay",
    data=json.dumps({"outcome": "paid"}).encode(),
    headers={"Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    payment = json.load(response)
print(json.dumps(payment))
