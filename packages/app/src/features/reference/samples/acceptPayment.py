import json, os, urllib.request

request = urllib.request.Request(
    os.environ["SLUICE_URL"] + "/v1/payments/" + os.environ["TRANSACTION_ID"] + "/accept",
    method="POST",
    headers={"Authorization": "Bearer " + os.environ["SLUICE_API_KEY"]},
)
with urllib.request.urlopen(request) as response:
    payment = json.load(response)
print(json.dumps(payment))
