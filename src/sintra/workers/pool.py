"""So many workers behind one queue; a thread gives them questions and takes their answers."""

import threading
from collections.abc import Hashable
from concurrent.futures import Future
from multiprocessing import Pipe, connection
from typing import Any

from sintra.workers.queue import Open, Question, Queue, Rank
from sintra.workers.worker import Worker


class Pool:
    """All workers of a program; one that dies is replaced, and its question asked again."""

    def __init__(self, size: int, niceness: int = 0) -> None:
        self.size = size
        self.niceness = niceness
        self.queue = Queue()
        self.lock = threading.Lock()  # of the queue
        self.idle: list[Worker] = []
        self.busy: dict[Any, Worker] = {}  # by the connections on which they answer
        self.hears, self.rings = Pipe(duplex=False)
        self.is_closed = False
        self.thread = threading.Thread(target=self._work, name="workers", daemon=True)
        self.thread.start()

    def ask(self, question: Question) -> "Future[Any]":
        """The answer to come. Who cancels it before a worker is asked has not asked."""
        with self.lock:
            answer = self.queue.ask(question)
        self._ring()
        return answer

    def rank(self, name: Hashable, rank: Rank) -> None:
        """Make a question that waits more urgent, or less."""
        with self.lock:
            self.queue.rank(name, rank)

    def close(self) -> None:
        self.is_closed = True
        self._ring()
        self.thread.join()

    def _ring(self) -> None:
        """Wake the thread, which waits for workers and for this."""
        self.rings.send_bytes(b"!")

    # The thread

    def _work(self) -> None:
        while not self.is_closed:
            self._ask_workers()
            for ready in connection.wait([self.hears, *self.busy]):
                if ready is self.hears:
                    self.hears.recv_bytes()
                else:
                    self._hear(self.busy.pop(ready))
        self._stop()

    def _ask_workers(self) -> None:
        while len(self.busy) < self.size:
            with self.lock:
                asked = self.queue.take()
            if asked is None:
                return
            self._ask_worker(asked)

    def _ask_worker(self, asked: Open) -> None:
        try:
            if not self.idle:
                self.idle.append(Worker(self.niceness))
            self.idle[-1].ask(asked)
        except Exception as error:  # There is no process to be had, or the question can't be sent.
            with self.lock:
                self.queue.settle(asked, error=error)
        else:
            worker = self.idle.pop()
            self.busy[worker.connection] = worker

    def _hear(self, worker: Worker) -> None:
        """Take what a worker has found out, or see that it has died."""
        outcome = worker.outcome()
        with self.lock:
            if outcome is None:
                self.queue.ask_again(worker.asked)
            else:
                self.queue.settle(worker.asked, *outcome)
        if outcome is None:
            worker.stop()
        else:
            self.idle.append(worker)

    def _stop(self) -> None:
        workers = [*self.idle, *self.busy.values()]
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.stop()
