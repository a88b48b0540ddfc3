import ipaddr from 'ipaddr.js';

/**
 * What an address counts as: one of IPv6 as its network of 64 bits, since a single customer is given as much, and one
 * of IPv4 that is written as IPv6 as itself.
 */
export function networkOf(address: string): string {
  if (isUsual(address)) return address;
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Spares most calls the parsing. */
const isUsual = (address: string): boolean => /^\d{1,3}(?:\.\d{1,3}){3}$/.test(address);
