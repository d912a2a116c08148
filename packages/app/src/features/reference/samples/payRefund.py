import json, os, urllib.request

request = urllib.request.Request(
    os.environ["SLUICE_URL"] + "/v1/refunds/" + os.environ["REFUND_ID"] + "/pay",
    data=json.dumps({
        "address": os.environ["REFUND_ADDRESS"],
    }).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["SLUICE_API_KEY"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    paying = json.load(response)
print(json.dumps(paying))
