import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

type Address = Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>;
type Interfaces = Readonly<Record<string, readonly Address[] | undefined>>;

/** Names of interfaces that lead to containers, virtual machines and tunnels, where no phone is. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|tun|tap|utun|wg|zt|tailscale)/i;

/** The IPv4 addresses under which other devices on the local network reach this computer, the likeliest first. */
export function findLanAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  return Object.entries(interfaces)
    .toSorted(([a], [b]) => Number(VIRTUAL.test(a)) - Number(VIRTUAL.test(b)))
    .flatMap(([, entries]) => entries ?? [])
    .filter((entry) => entry.family === 'IPv4' && !entry.internal)
    .map((entry) => entry.address);
}
