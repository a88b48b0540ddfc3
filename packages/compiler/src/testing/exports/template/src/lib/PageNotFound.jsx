import { useLocation } from 'react-router-dom';

export default function PageNotFound() {
  const { pathname } = useLocation();
  return <p>Nothing at {pathname}</p>;
}
