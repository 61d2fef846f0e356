// A program that starts a cluster and is killed by tests: node embeddedPostgresOwner.ts <dataDir> <holds|writes|exits>
// <durable|quick>
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/platform/embeddedPostgres/startEmbeddedPostgres.ts';

const [dataDir = '', act, durability] = process.argv.slice(2);
const { url } = await startEmbeddedPostgres({
  dataDir,
  log: () => undefined,
  durable: durability === 'durable',
});
console.log(url);

if (act === 'holds') process.stdin.resume();
if (act === 'writes') {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create table if not exists letters (number int)');
  for (let number = 1; ; number += 1) {
    await client.query('insert into letters values ($1)', [number]);
    console.log(number);
  }
}
