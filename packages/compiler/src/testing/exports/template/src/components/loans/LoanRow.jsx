import React from 'react';
import { format, parseISO } from 'date-fns';
import { Badge } from '@/components/ui/badge';

export default function LoanRow({ loan }) {
  return (
    <li className="flex items-center justify-between p-3">
      <span>{loan.borrower}</span>
      <Badge variant="outline">until {format(parseISO(loan.due), 'd MMM yyyy')}</Badge>
    </li>
  );
}
