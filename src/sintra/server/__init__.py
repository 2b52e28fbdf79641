"""The table in the browser: HTTP and WebSocket, storage, bots that think aside."""
