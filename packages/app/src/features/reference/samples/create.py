import json, os, urllib.request

request = urllib.request.Request(
    os.environ["SLUICE_URL"] + "/pay/api/transaction/create",
    data=json.dumps({
        "amount": "249.50",
        "metadata": "Order 1046",
        "description": "Two tickets",
        "return_url": "https://shop.example.com/orders/1046",
    }).encode(),
    headers={
        "X-API-Key": os.environ["SLUICE_API_KEY"],
        "Content-Type": "application/json",
        "Idempotency-Key": "order-1046",
    },
)
with urllib.request.urlopen(request) as response:
    payment = json.load(response)
print(json.dumps(payment))
