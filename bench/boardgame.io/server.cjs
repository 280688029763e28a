// boardgame.io's own server with its documented defaults: Koa, socket.io, storage in memory. Says where it listens.

const { Origins, Server } = require('boardgame.io/server');
const { game } = require('./sagrada.cjs');

async function main() {
  const { appServer } = await Server({ games: [game], origins: [Origins.LOCALHOST] }).run(0);
  console.log(`http://localhost:${appServer.address().port}`);
}

main();
