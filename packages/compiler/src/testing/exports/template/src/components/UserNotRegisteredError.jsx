import React from 'react';

const UserNotRegisteredError = () => (
  <div className="flex min-h-screen items-center justify-center">
    <h1 className="text-3xl font-bold">Access Restricted</h1>
  </div>
);

export default UserNotRegisteredError;
