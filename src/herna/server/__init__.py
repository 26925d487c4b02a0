"""A room for people: tables over HTTP and sockets, kept in a database. Needs the extra `herna[room]`."""
