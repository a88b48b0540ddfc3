import ipaddr from 'ipaddr.js';

/**
 * What an address counts as: one of IPv6 as its network of 64 bits, since a single customer is given as much, and one
 * of IPv4 that is written as IPv6 as itself.
 */
export const networkOf = (address: string): string => prefixOf(address, 64);

/**
 * For what a few networks together could take from everybody: one of IPv6 as its network of 48 bits, since a customer
 * who asks for it is given as much.
 */
export const siteOf = (address: string): string => prefixOf(address, 48);

function prefixOf(address: string, bits: 48 | 64): string {
  if (isUsual(address)) return address;
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${prefix.join(':')}::/${bits}`;
}

/** Spares most calls the parsing. */
const isUsual = (address: string): boolean => /^\d{1,3}(?:\.\d{1,3}){3}$/.test(address);
