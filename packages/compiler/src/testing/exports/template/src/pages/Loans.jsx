import React, { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays, format, parseISO } from 'date-fns';
import { motion } from 'framer-motion';
import { toast } from 'sonner';
import { base44 } from '@/api/base44Client';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import LoanRow from '@/components/loans/LoanRow';

export default function Loans() {
  const queryClient = useQueryClient();
  const [borrower, setBorrower] = useState('');

  const { data: loans = [], isLoading } = useQuery({
    queryKey: ['loans'],
    queryFn: () => base44.entities.Loan.list('-created_date', 100),
  });

  const lend = useMutation({
    mutationFn: (data) => base44.entities.Loan.create(data),
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: ['loans'] });
      setBorrower('');
      toast.success('Lent');
    },
  });

  const handleSubmit = (event) => {
    event.preventDefault();
    lend.mutate({ borrower, due: format(addDays(parseISO('2026-05-01'), 14), 'yyyy-MM-dd') });
  };

  return (
    <motion.div initial={{ opacity: 0 }} animate={{ opacity: 1 }} className="space-y-4">
      <h1 className="text-2xl font-bold">Loans</h1>
      <form onSubmit={handleSubmit} className="flex gap-2">
        <Input aria-label="Borrower" value={borrower} onChange={(event) => setBorrower(event.target.value)} />
        <Button type="submit" disabled={!borrower || lend.isPending}>Lend</Button>
      </form>
      {isLoading ? <p>Loading...</p> : (
        <ul aria-label="Loans" className="divide-y rounded-lg border bg-white">
          {loans.map((loan) => <LoanRow key={loan.id} loan={loan} />)}
        </ul>
      )}
    </motion.div>
  );
}
