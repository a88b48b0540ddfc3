import React, { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { ChevronUp, Home, LogOut, Settings, Ship } from 'lucide-react';
import { User } from '@/entities/User';
import { Avatar, AvatarFallback, AvatarImage } from '@/components/ui/avatar';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator, DropdownMenuTrigger } from '@/components/ui/dropdown-menu';
import {
  Sidebar, SidebarContent, SidebarFooter, SidebarGroup, SidebarGroupContent, SidebarGroupLabel, SidebarHeader, SidebarInset,
  SidebarMenu, SidebarMenuBadge, SidebarMenuButton, SidebarMenuItem, SidebarProvider, SidebarTrigger,
} from '@/components/ui/sidebar';
import { Toaster } from '@/components/ui/toaster';
import { createPageUrl } from '@/utils';

const items = [
  { title: 'Start', url: createPageUrl('Dashboard'), icon: Home },
  { title: 'Harbour', url: createPageUrl('RoomMap'), icon: Ship, badge: 3 },
  { title: 'Settings', url: createPageUrl('TeamSettings'), icon: Settings },
];

export default function OwnShell({ children, currentPageName }) {
  const location = useLocation();
  const [user, setUser] = useState(null);

  useEffect(() => {
    let isGone = false;
    User.me()
      .then((me) => { if (!isGone) setUser(me); })
      .catch(() => setUser(null));
    return () => { isGone = true; };
  }, []);

  const initials = (user?.full_name || user?.email || '?').split(' ').map((part) => part[0]).slice(0, 2).join('').toUpperCase();

  return (
    <SidebarProvider>
      <Sidebar className="border-r">
        <SidebarHeader className="p-4 font-bold">Harbour House</SidebarHeader>
        <SidebarContent>
          <SidebarGroup>
            <SidebarGroupLabel>Menu</SidebarGroupLabel>
            <SidebarGroupContent>
              <SidebarMenu>
                {items.map((item) => (
                  <SidebarMenuItem key={item.title}>
                    <SidebarMenuButton asChild isActive={location.pathname === item.url}>
                      <NavLink to={item.url} className={({ isActive }) => (isActive ? 'font-semibold' : undefined)}>
                        <item.icon className="w-4 h-4" />
                        <span>{item.title}</span>
                      </NavLink>
                    </SidebarMenuButton>
                    {item.badge ? <SidebarMenuBadge>{item.badge}</SidebarMenuBadge> : null}
                  </SidebarMenuItem>
                ))}
              </SidebarMenu>
            </SidebarGroupContent>
          </SidebarGroup>
        </SidebarContent>
        <SidebarFooter>
          {user ? (
            <DropdownMenu>
              <DropdownMenuTrigger className="flex items-center gap-2 p-2 w-full text-left">
                <Avatar className="h-8 w-8">
                  <AvatarImage src={user.avatar_url} alt="" />
                  <AvatarFallback>{initials}</AvatarFallback>
                </Avatar>
                <span className="flex-1 truncate text-sm">{user.full_name}</span>
                <ChevronUp className="w-4 h-4" />
              </DropdownMenuTrigger>
              <DropdownMenuContent side="top" align="start">
                <DropdownMenuLabel>{user.email}</DropdownMenuLabel>
                <DropdownMenuSeparator />
                <DropdownMenuItem asChild><Link to={createPageUrl('TeamSettings')}>Settings</Link></DropdownMenuItem>
                <DropdownMenuItem onClick={async () => { await User.logout(); }}><LogOut /> Sign out</DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          ) : (
            <button type="button" onClick={() => User.login()} className="p-2 text-sm underline">Sign in</button>
          )}
        </SidebarFooter>
      </Sidebar>
      <SidebarInset>
        <header className="flex items-center gap-2 p-3 md:hidden"><SidebarTrigger /> <h1>{currentPageName}</h1></header>
        <div className="flex-1 p-4">{children}</div>
      </SidebarInset>
      <Toaster />
    </SidebarProvider>
  );
}
