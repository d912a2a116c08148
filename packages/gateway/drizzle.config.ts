import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name <what_changes>` writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema/index.ts',
  out: './drizzle',
})
