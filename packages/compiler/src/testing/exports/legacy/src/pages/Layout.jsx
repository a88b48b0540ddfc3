

import React from "react";
import { Link, useLocation } from "react-router-dom";
import { createPageUrl } from "@/utils";
import { Leaf, Sprout } from "lucide-react";
import { User } from "@/api/entities";
import { useIsMobile } from "@/hooks/use-mobile";

const navigationItems = [
  { title: "Garden", url: createPageUrl("Garden"), icon: Sprout },
  { title: "Plants", url: createPageUrl("Plants"), icon: Leaf },
];

export default function Layout({ children, currentPageName }) {
  const location = useLocation();
  const isMobile = useIsMobile();
  const [user, setUser] = React.useState(null);

  React.useEffect(() => {
    User.me().then(setUser).catch(() => setUser(null));
  }, []);

  return (
    <div className="min-h-screen bg-emerald-50">
      <style>{`
        :root { --garden-green: #047857; }
        .garden-title { color: var(--garden-green); }
      `}</style>
      <header className="flex items-center gap-6 border-b bg-white px-6 py-4" data-narrow={isMobile}>
        <span className="garden-title text-lg font-bold">Garden Club</span>
        <nav className="flex gap-4">
          {navigationItems.map((item) => (
            <Link
              key={item.title}
              to={item.url}
              className={`flex items-center gap-2 ${location.pathname === item.url ? "font-semibold" : ""}`}
            >
              <item.icon className="h-4 w-4" />
              {item.title}
            </Link>
          ))}
        </nav>
        {user && (
          <button className="ml-auto text-sm" onClick={() => User.logout()}>
            Sign out {user.full_name}
          </button>
        )}
      </header>
      <main className="mx-auto max-w-4xl p-6" aria-label={currentPageName}>{children}</main>
    </div>
  );
}
