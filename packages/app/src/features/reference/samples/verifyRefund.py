import json, os, urllib.request

request = urllib.request.Request(
    os.environ["SLUICE_URL"] + "/v1/refunds/" + os.environ["REFUND_ID"] + "/verify",
    data=json.dumps({
        "hash": os.environ["REFUND_HASH"],
    }).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["SLUICE_API_KEY"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    refund = json.load(response)
print(json.dumps(refund))
