/** Sends a GET for the loader, which runs on engines without `fetch` too. */
export function sendGet(address: string, limit: number, header: string, value: string): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  if (value) request.setRequestHeader(header, value);
  request.timeout = limit;
  request.send();
  return request;
}
