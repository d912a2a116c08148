import json, os, urllib.request

request = urllib.request.Request(
    os.environ["SLUICE_URL"] + "/v1/refunds",
    data=json.dumps({
        "payment_id": os.environ["TRANSACTION_ID"],
        "amount": "5",
        "reason": "One of the two tickets was returned",
    }).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["SLUICE_API_KEY"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    refund = json.load(response)
print(json.dumps(refund))
