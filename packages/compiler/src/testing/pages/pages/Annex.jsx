import OwnShell from '@/components/shells/OwnShell';
import { looks } from '@/components/shells/ThemedShells';
import StatusBadge from '@/components/StatusBadge';

const states = ['todo', 'doing', 'review', 'done'];

export default function Annex(props) {
  return (
    <OwnShell currentPageName="Annex" {...props}>
      <ul>{Object.entries(looks).map(([name, { preset, primary = 'none', ...rest }]) => <li key={name} style={{ color: primary }}>{name}: {preset} {rest.font ?? ''}</li>)}</ul>
      {states.map((status) => <StatusBadge key={status} status={status} title={status} />)}
      <StatusBadge status="elsewhere" className="ms-2">Elsewhere</StatusBadge>
    </OwnShell>
  );
}
