import React, { useState } from 'react';
import { useForm } from 'react-hook-form';
import { base44 } from '@/api/base44Client';
import { useAuth } from '@/lib/AuthContext';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

export default function Profile() {
  const { user, logout } = useAuth();
  const { register, handleSubmit } = useForm();
  const [isSaved, setIsSaved] = useState(false);

  const save = async ({ phone }) => {
    await base44.auth.updateMe({ phone });
    setIsSaved(true);
  };

  return (
    <form onSubmit={handleSubmit(save)} className="space-y-3">
      <h1 className="text-2xl font-bold">{user?.full_name ?? 'Profile'}</h1>
      <Input aria-label="Phone" {...register('phone')} />
      <Button type="submit">Save</Button>
      {isSaved && <p role="status">Saved</p>}
      <Button type="button" variant="outline" onClick={() => logout()}>Sign out</Button>
    </form>
  );
}
