import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { base44 } from '@/api/base44Client';
import { pagesConfig } from '@/pages.config';
import { useAuth } from './AuthContext';

export default function NavigationTracker() {
  const location = useLocation();
  const { isAuthenticated } = useAuth();

  useEffect(() => {
    const name = location.pathname.replace(/^\//, '') || pagesConfig.mainPage;
    if (isAuthenticated && name in pagesConfig.Pages) base44.appLogs.logUserInApp(name).catch(() => {});
  }, [location, isAuthenticated]);

  return null;
}
