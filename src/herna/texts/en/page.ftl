# Words of the page.

# Problems: what happened, and what to do now.
problem-no-such-table = There is no table with this code. Look at the code once more, or ask whoever invited you for the link.
problem-no-such-game = This game is not in the room. Choose one from the first page.
problem-seat-taken = Somebody else sits there already. Choose another seat, or just watch.
problem-no-free-seat = Every seat at this table is taken. You can watch, or open a table of your own.
problem-not-yours = This cannot be done from this device: the seat or the table belongs to another one. Go on with the one that you play from.
problem-not-started = The game has not begun yet. It begins as soon as every seat is taken.
problem-not-now = That cannot be done at this moment. Look at what the table asks now, and choose again.
problem-stale = Something else has happened at the table in the meantime. Have a look, and decide again.
problem-unreadable = The room does not understand this choice. Load the page again, then choose once more.
problem-bad-options = The table cannot be opened like this. Change the setting that is wrong, or go back to the usual ones.
problem-bad-tables = This file of components cannot be played with. Correct what is wrong in it, or take the game's original components.
problem-bad-record = There is no game in this file that could be shown. Choose a record that was saved in a room like this one.
problem-bad-request = The room does not understand what the page sent. Look at what is filled in, or load the page again.
problem-too-many = The room has its hands full. Wait a little, then try again.
problem-closed = This table has been ended. You can watch what was played, or open a new one.
problem-not-over = This game is still going on, and its hidden cards stay hidden. Come back when it is over.
problem-warming-up = The rules are still being prepared on this computer, which takes about a minute the first time. Wait a little, then try again.
