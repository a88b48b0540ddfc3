import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'STUDIO_');
  const target = env['STUDIO_SERVER'] ?? 'http://127.0.0.1:4400';
  // The server picks the builder by its public name, which the dev server does not carry.
  const peer = { target, headers: { host: env['STUDIO_SERVER_NAME'] ?? 'sayso.localhost:4400' } };
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss()],
    build: { outDir: 'dist', target: 'es2022', reportCompressedSize: true },
    server: {
      host: '127.0.0.1',
      proxy: { '/api': peer, '/ws-user-apps': { ...peer, ws: true } },
    },
  };
});
