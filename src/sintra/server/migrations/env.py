"""What Alembic runs: the migrations, on the database that `schema` hands over and inside its transaction."""

from alembic import context

context.configure(**context.config.attributes["database"])
with context.begin_transaction():
    context.run_migrations()
