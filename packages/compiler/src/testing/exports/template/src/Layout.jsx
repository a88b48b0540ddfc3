import React from 'react';
import { Link } from 'react-router-dom';
import { Hammer } from 'lucide-react';
import { createPageUrl } from '@/utils';
import { cn } from '@/lib/utils';
import { Toaster } from '@/components/ui/sonner';

const pages = ['Loans', 'Desk', 'Profile'];

export default function Layout({ children, currentPageName }) {
  return (
    <div className="min-h-screen bg-slate-50">
      <header className="flex items-center gap-4 bg-slate-900 px-6 py-3 text-white">
        <Hammer className="h-5 w-5" />
        <strong>Loan Desk</strong>
        <nav className="flex gap-3">
          {pages.map((page) => (
            <Link key={page} to={createPageUrl(page)} className={cn('text-sm', page === currentPageName && 'underline')}>
              {page}
            </Link>
          ))}
        </nav>
      </header>
      <main className="mx-auto max-w-3xl p-6">{children}</main>
      <Toaster />
    </div>
  );
}
