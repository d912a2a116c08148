import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

secret = base64.b64decode(os.environ["SLUICE_WEBHOOK_SECRET"].removeprefix("whsec_"))

def is_genuine(headers, body):
    sent_at = headers.get("webhook-timestamp", "")
    if not sent_at.isdigit() or abs(time.time() - int(sent_at)) > 300:
        return False
    signed = f"{headers.get('webhook-id')}.{sent_at}.".encode() + body
    wanted = base64.b64encode(hmac.new(secret, signed, hashlib.sha256).digest()).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest("v1," + wanted, signature) for signature in given)

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # Verify the raw body before parsing it.
        body = self.rfile.read(int(self.headers["content-length"]))
        genuine = is_genuine(self.headers, body)
        self.send_response(204 if genuine else 400)
        self.end_headers()
        if genuine:
            event = json.loads(body)
            print(event["type"], event["data"]["id"], flush=True)

HTTPServer(("127.0.0.1", int(os.environ["PORT"])), Receiver).serve_forever()
