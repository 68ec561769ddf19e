"""A memory of the last few things."""


class Recent:
    """A set that forgets what came first once it is full."""

    __slots__ = ("_items", "capacity")

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self._items: dict[str, None] = {}

    def __contains__(self, item: str) -> bool:
        return item in self._items

    def __len__(self) -> int:
        return len(self._items)

    def add(self, item: str) -> None:
        if not self.capacity:
            return
        self._items[item] = None
        if len(self._items) > self.capacity:
            del self._items[next(iter(self._items))]
