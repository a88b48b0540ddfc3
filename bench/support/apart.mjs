const each = 4;
let clients = 0;

/** Gives each connection a few of the requests as its own: in step, all would wait for the same row. */
function takeOwn(client) {
  const { requests } = client.opts;
  const from = (clients * each) % requests.length;
  clients += 1;
  if (requests.length > each) client.setRequests(requests.slice(from, from + each));
}

// The load generator requires this file in its worker.
export { takeOwn as 'module.exports' };
