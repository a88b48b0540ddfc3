let clients = 0;

/** Has each connection begin at a request of its own: in step, all would wait for the same row. */
function beginApart(client) {
  const { requests } = client.opts;
  const from = (clients * 31) % requests.length;
  clients += 1;
  if (from > 0) client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
}

// The load generator requires this file in its worker.
export { beginApart as 'module.exports' };
