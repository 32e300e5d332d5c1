"""An assistant as a program: JSON lines on standard input and output. Needs nothing but Python.

    MODEL_URL=... MODEL=... MODEL_KEY=... tellerproof run retail-india --agent examples/python-agent/agent.yaml
"""

import json
import os
import sys
import urllib.request

ROUNDS = 12
PROMPT = (
    "You are the assistant of a bank's app. Be brief and polite. Use the tools; never invent what they did not return. "
    "Before you change anything, say what you are about to do and wait for the customer's yes.\n"
    "What the app knows: "
)


def send(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def read():
    line = sys.stdin.readline()
    return json.loads(line) if line else {"type": "end"}


def complete(messages, tools):
    body = {
        "model": os.environ.get("MODEL", "gpt-5-mini"),
        "messages": messages,
        "tools": [{"type": "function", "function": tool} for tool in tools],
    }
    request = urllib.request.Request(
        os.environ.get("MODEL_URL", "https://api.openai.com/v1") + "/chat/completions",
        data=json.dumps(body).encode(),
        headers={"content-type": "application/json", "authorization": "Bearer " + os.environ.get("MODEL_KEY", "")},
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)["choices"][0]["message"]


def answer(messages, tools):
    for _ in range(ROUNDS):
        reply = complete(messages, tools)
        messages.append(reply)
        calls = reply.get("tool_calls") or []
        if not calls:
            return reply.get("content") or ""
        for call in calls:
            # The text of the arguments goes on as the model wrote it.
            function = call["function"]
            send({"type": "call", "id": call["id"], "tool": function["name"], "arguments": function["arguments"]})
            result = read()
            tools = result.get("tools", tools)
            messages.append({"role": "tool", "tool_call_id": call["id"], "content": result["text"]})
    return "I am sorry, I could not finish that."


def main():
    start = read()
    messages = [{"role": "system", "content": PROMPT + json.dumps(start["context"])}] + start["history"]
    while True:
        message = read()
        if message["type"] == "end":
            return
        messages.append({"role": "user", "content": message["text"]})
        send({"type": "reply", "text": answer(messages, message["tools"])})


main()
